-- What was agreed to at sign-up, as of that day.
insert into consent (mem_cd, agreement_cd, is_agreed, at)
select m.mem_cd, agreed.cd, true, m.joined_at from member m, jsonb_array_elements_text(m.agreed_terms) agreed(cd) order by m.joined_at;
--> statement-breakpoint
-- A member's own news know by themselves that they were read; marks count for the news for all alone.
update notification n set read_at = k.read_at from notification_mark k where k.seq = n.seq and k.mem_cd = n.mem_cd and k.removed_at is null;
