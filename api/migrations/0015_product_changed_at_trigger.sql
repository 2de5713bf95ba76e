-- Sitemaps say when a product's page changed. Its ratings, its place in lists and a rewrite with the same values do not count.
create function note_product_changed() returns trigger language plpgsql as $$
declare
  ignored text[] := array['changed_at', 'review_count', 'rating_sum', 'popularity'];
begin
  new.changed_at := case when to_jsonb(new) - ignored = to_jsonb(old) - ignored then old.changed_at else now() end;
  return new;
end $$;
--> statement-breakpoint
create trigger product_changed before update on product for each row execute function note_product_changed();
