"""The five wheels (TZ-7 to TZ-11): what their actions need, and what they do."""
