"""What the two games about CO₂ truly share: the market, tracks, control, podiums, dealt cards."""
