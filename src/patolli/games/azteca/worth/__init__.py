"""What a position is worth to each seat, for players that think; judgement, no rule."""

from .judgement import worth as worth
from .judgement import worth_of as worth_of
