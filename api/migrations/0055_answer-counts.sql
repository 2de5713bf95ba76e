-- Answers are counted beside their talk from here on.
update "talk" set "answer_cnt" = (select count(*) from "talk_answer" where "talk_answer"."ugc_cd" = "talk"."ugc_cd");
