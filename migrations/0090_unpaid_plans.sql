CREATE INDEX "orders_read_out" ON "orders" USING btree (reverse(lower("id")) text_pattern_ops);--> statement-breakpoint
-- What was paid for a paused plan went back: it gives nothing until its owner pays again (decision 0236).
CREATE OR REPLACE FUNCTION plan_rank(plan text, status text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN plan IS NULL OR status IN ('ended', 'paused') THEN 0 WHEN plan = 'professional' THEN 1 ELSE 2 END::smallint
$$;
