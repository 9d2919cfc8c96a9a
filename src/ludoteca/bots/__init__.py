"""Who answers when no person does: policies, the driver of a match, series of games on all cores."""
