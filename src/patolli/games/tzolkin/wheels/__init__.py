"""The five wheels (TZ-7 to TZ-11), with the requirements and effects of their actions."""
