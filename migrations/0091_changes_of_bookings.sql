-- What the desk confirmed was an answer to who had asked for changes: only who asks after it waits (decision 0250).
UPDATE "holiday_requests" SET "quote_answer" = NULL, "quote_answered_at" = NULL WHERE "status" = 'confirmed' AND "quote_answer" = 'changes';
