# The pages of the lessons.
