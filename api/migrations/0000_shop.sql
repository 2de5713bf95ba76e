CREATE TABLE "job_run" (
	"job" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "job_run_job_slot_pk" PRIMARY KEY("job","slot")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "test_provider_call" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"payment_key" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_provider_payment" (
	"payment_key" text PRIMARY KEY NOT NULL,
	"payment_no" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'READY' NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"locale" text NOT NULL,
	"success_url" text NOT NULL,
	"fail_url" text NOT NULL,
	"loses_answer" boolean DEFAULT false NOT NULL,
	"charge_count" integer DEFAULT 0 NOT NULL,
	"cancelled_amount" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_provider_payment_payment_no_unique" UNIQUE("payment_no"),
	CONSTRAINT "test_provider_money" CHECK ("test_provider_payment"."amount" >= 0 and "test_provider_payment"."cancelled_amount" between 0 and "test_provider_payment"."amount" and "test_provider_payment"."charge_count" <= 1)
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"brand_cd" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"origin" text NOT NULL,
	"initial_ko" text NOT NULL,
	"initial_en" text NOT NULL,
	"logo_url" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"cate_cd" text PRIMARY KEY NOT NULL,
	"parent_cate_cd" text,
	"name" jsonb NOT NULL,
	"icon_url" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingredient" (
	"inci" text PRIMARY KEY NOT NULL,
	"note" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"cate_cd" text NOT NULL,
	"product_cd" text NOT NULL,
	CONSTRAINT "product_category_cate_cd_product_cd_pk" PRIMARY KEY("cate_cd","product_cd")
);
--> statement-breakpoint
CREATE TABLE "product_image" (
	"product_cd" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "product_image_product_cd_seq_pk" PRIMARY KEY("product_cd","seq")
);
--> statement-breakpoint
CREATE TABLE "product_option" (
	"option_cd" text PRIMARY KEY NOT NULL,
	"product_cd" text NOT NULL,
	"name" jsonb NOT NULL,
	"add_price" integer NOT NULL,
	"hex" text,
	"shade_no" text,
	"volume_ml" double precision,
	"sort" integer NOT NULL,
	CONSTRAINT "product_option_price_check" CHECK ("product_option"."add_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"product_cd" text PRIMARY KEY NOT NULL,
	"brand_cd" text NOT NULL,
	"cate_cd" text NOT NULL,
	"product_type" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"normal_price" integer NOT NULL,
	"sale_price" integer NOT NULL,
	"discount_rate" integer NOT NULL,
	"option_type" text,
	"volume_text" jsonb,
	"volume_ml" double precision,
	"weight_g" double precision,
	"is_perfume" boolean NOT NULL,
	"notes" jsonb,
	"ingredients" text[] DEFAULT '{}' NOT NULL,
	"skin_types" text[] DEFAULT '{}' NOT NULL,
	"concerns" text[] DEFAULT '{}' NOT NULL,
	"max_purchase_qty" integer NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_best" boolean DEFAULT false NOT NULL,
	"free_shipping" boolean DEFAULT false NOT NULL,
	"min_grade" text,
	"first_purchase_only" boolean DEFAULT false NOT NULL,
	"launch_date" date NOT NULL,
	"popularity" integer NOT NULL,
	"img_main_url" text NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"search_bigrams" text[] NOT NULL,
	CONSTRAINT "product_price_check" CHECK ("product"."sale_price" >= 0 and "product"."normal_price" >= "product"."sale_price")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_cd" text NOT NULL,
	"option_cd" text DEFAULT '' NOT NULL,
	"stock_cnt" integer NOT NULL,
	"changed_in" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_product_cd_option_cd_pk" PRIMARY KEY("product_cd","option_cd"),
	CONSTRAINT "stock_cnt_check" CHECK ("stock"."stock_cnt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "tag_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "product_qna" (
	"qna_cd" text PRIMARY KEY NOT NULL,
	"product_cd" text NOT NULL,
	"mem_cd" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"is_secret" boolean NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "restock_request" (
	"restock_seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restock_request_restock_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mem_cd" text NOT NULL,
	"product_cd" text NOT NULL,
	"option_cd" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"mem_cd" text NOT NULL,
	"product_cd" text NOT NULL,
	"liked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_mem_cd_product_cd_pk" PRIMARY KEY("mem_cd","product_cd")
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"hash_code" text NOT NULL,
	"event_name" text NOT NULL,
	"event_params" jsonb NOT NULL,
	"full_url" text NOT NULL,
	"query_string" text NOT NULL,
	"layout_nm" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"menu_cd" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"idx" integer NOT NULL,
	"name" jsonb NOT NULL,
	"link" text NOT NULL,
	"children" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggested_search" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suggested_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"rank" integer NOT NULL,
	"keyword" jsonb NOT NULL,
	"change" integer
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"coupon_cd" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"min_amount" integer NOT NULL,
	"max_discount" integer,
	"grades" text[] DEFAULT '{}' NOT NULL,
	"issue_kind" text NOT NULL,
	"total_count" integer,
	"issued_count" integer DEFAULT 0 NOT NULL,
	"per_member" integer NOT NULL,
	"is_stackable" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"usable_days_after_issue" integer,
	CONSTRAINT "coupon_issued_check" CHECK ("coupon"."issued_count" >= 0 and ("coupon"."total_count" is null or "coupon"."issued_count" <= "coupon"."total_count")),
	CONSTRAINT "coupon_value_check" CHECK ("coupon"."value" > 0 and ("coupon"."type" <> 'RATE' or "coupon"."value" <= 100))
);
--> statement-breakpoint
CREATE TABLE "coupon_target" (
	"coupon_cd" integer NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "coupon_target_coupon_cd_kind_code_pk" PRIMARY KEY("coupon_cd","kind","code")
);
--> statement-breakpoint
CREATE TABLE "member_coupon" (
	"member_coupon_seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_coupon_member_coupon_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_cd" integer NOT NULL,
	"mem_cd" text NOT NULL,
	"issue_no" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"usable_until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"order_cd" text
);
--> statement-breakpoint
CREATE TABLE "ai_member_group" (
	"group_cd" text PRIMARY KEY NOT NULL,
	"product_cds" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_display_item" (
	"layout_cd" text NOT NULL,
	"display_seq" integer NOT NULL,
	"seq" integer NOT NULL,
	"coupon_cd" integer NOT NULL,
	"file_url" text,
	"file_url2" text,
	CONSTRAINT "coupon_display_item_layout_cd_display_seq_seq_pk" PRIMARY KEY("layout_cd","display_seq","seq")
);
--> statement-breakpoint
CREATE TABLE "display_item" (
	"layout_cd" text NOT NULL,
	"display_seq" integer NOT NULL,
	"seq" integer NOT NULL,
	"link" text,
	"file_url" text,
	"file_url2" text,
	"text" jsonb,
	"description" jsonb,
	"vertical_align" text,
	"horizontal_align" text,
	"font" text,
	"virtual_category_cd" text,
	"tab_layout_cd" text,
	"product_cds" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "display_item_layout_cd_display_seq_seq_pk" PRIMARY KEY("layout_cd","display_seq","seq")
);
--> statement-breakpoint
CREATE TABLE "display" (
	"layout_cd" text NOT NULL,
	"seq" integer NOT NULL,
	"display_cd" integer NOT NULL,
	"title" jsonb,
	"link" text,
	"link_text" jsonb,
	"description" jsonb,
	"font" text,
	"img_file_url" text,
	"use_on_mobile" boolean NOT NULL,
	"use_on_pc" boolean NOT NULL,
	"is_use_margin" boolean NOT NULL,
	"is_small_width" boolean NOT NULL,
	"slides_per_view_mobile" double precision,
	"slides_per_view_pc" double precision,
	CONSTRAINT "display_layout_cd_seq_pk" PRIMARY KEY("layout_cd","seq")
);
--> statement-breakpoint
CREATE TABLE "layout" (
	"layout_cd" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "virtual_category_product" (
	"virtual_category_cd" text NOT NULL,
	"seq" integer NOT NULL,
	"product_cd" text NOT NULL,
	CONSTRAINT "virtual_category_product_virtual_category_cd_seq_pk" PRIMARY KEY("virtual_category_cd","seq")
);
--> statement-breakpoint
CREATE TABLE "virtual_category" (
	"virtual_category_cd" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"display_limit" integer NOT NULL,
	"discount_type" text NOT NULL,
	"order_by_cd" text NOT NULL,
	"ends_at" timestamp with time zone,
	"is_rolling" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement" (
	"agreement_cd" text PRIMARY KEY NOT NULL,
	"sort" integer NOT NULL,
	"is_required" boolean NOT NULL,
	"label" jsonb NOT NULL,
	"doc_cd" text
);
--> statement-breakpoint
CREATE TABLE "faq_category" (
	"category" text PRIMARY KEY NOT NULL,
	"sort" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"faq_cd" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"sort" integer NOT NULL,
	"is_top" boolean DEFAULT false NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"inquiry_cd" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"order_cd" text,
	"photo_keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"notice_cd" text PRIMARY KEY NOT NULL,
	"tab" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"banner_url" text,
	"view_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"doc_cd" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"effective_date" text NOT NULL,
	"route" text NOT NULL,
	"title" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"sample_notice" jsonb,
	"previous_versions" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address" (
	"address_cd" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"country_cd" text DEFAULT 'KR' NOT NULL,
	"recipient" text NOT NULL,
	"mobile" text NOT NULL,
	"postal_code" text NOT NULL,
	"region" text NOT NULL,
	"detail" text NOT NULL,
	"state" text,
	"city" text,
	"memo" text DEFAULT '' NOT NULL,
	"customs_code" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_code" (
	"mem_cd" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"counted_from" timestamp with time zone NOT NULL,
	"sent_count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fcm_token" (
	"token" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"mem_cd" text NOT NULL,
	"target_mem_cd" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_mem_cd_target_mem_cd_pk" PRIMARY KEY("mem_cd","target_mem_cd")
);
--> statement-breakpoint
CREATE TABLE "member_profile" (
	"mem_cd" text PRIMARY KEY NOT NULL,
	"bio" text,
	"beauty" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"selected_count" integer DEFAULT 0 NOT NULL,
	"reward_given" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"mem_cd" text PRIMARY KEY NOT NULL,
	"login_id" text NOT NULL,
	"alt_login_id" text,
	"password_hash" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"mem_nm" text NOT NULL,
	"nickname" text NOT NULL,
	"birthday" text NOT NULL,
	"gender" text NOT NULL,
	"grade" text DEFAULT 'NEW' NOT NULL,
	"member_type" text DEFAULT 'PERSON' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"locale" text DEFAULT 'ko' NOT NULL,
	"ship_country_cd" text DEFAULT 'KR' NOT NULL,
	"ref_id" text NOT NULL,
	"avatar_seed" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"can_write_feed" boolean DEFAULT false NOT NULL,
	"agreed_terms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"company_nm" text,
	"business_no" text,
	"joined_at" timestamp with time zone NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	CONSTRAINT "member_nickname_unique" UNIQUE("nickname"),
	CONSTRAINT "member_ref_id_unique" UNIQUE("ref_id"),
	CONSTRAINT "member_points" CHECK ("member"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "real_name" (
	"real_name_cd" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"name_cipher" text NOT NULL,
	"id_number_cipher" text NOT NULL,
	"front_photo_key" text,
	"back_photo_key" text,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"purge_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"mem_cd" text PRIMARY KEY NOT NULL,
	"ref_mem_cd" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rewarded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rewarded_mailbox" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"rewarded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sns_link" (
	"provider" text NOT NULL,
	"open_id" text NOT NULL,
	"mem_cd" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sns_link_provider_open_id_pk" PRIMARY KEY("provider","open_id")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"verification_cd" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"mem_cd" text PRIMARY KEY NOT NULL,
	"identity_hash" text NOT NULL,
	"reason" text NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	"rejoin_from" date NOT NULL,
	"purge_contracts_on" date NOT NULL,
	"purge_complaints_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_mark" (
	"mem_cd" text NOT NULL,
	"seq" integer NOT NULL,
	"read_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "notification_mark_mem_cd_seq_pk" PRIMARY KEY("mem_cd","seq")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"seq" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "notification_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"mem_cd" text,
	"is_toast" boolean DEFAULT false NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mem_cd" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"remaining" integer DEFAULT 0 NOT NULL,
	"ref_cd" text,
	"key" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "point_ledger_remaining" CHECK ("point_ledger"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"cart_item_cd" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"product_cd" text NOT NULL,
	"option_cd" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"is_selected" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_item_quantity" CHECK ("cart_item"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "claim_line" (
	"claim_cd" text NOT NULL,
	"order_cd" text NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "claim_line_claim_cd_line_no_pk" PRIMARY KEY("claim_cd","line_no"),
	CONSTRAINT "claim_line_quantity" CHECK ("claim_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "claim_photo" (
	"claim_cd" text NOT NULL,
	"seq" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "claim_photo_claim_cd_seq_pk" PRIMARY KEY("claim_cd","seq")
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"claim_cd" text PRIMARY KEY NOT NULL,
	"order_cd" text NOT NULL,
	"claim_type" text NOT NULL,
	"state" text DEFAULT 'RECEIVED' NOT NULL,
	"reason" text NOT NULL,
	"logistics_company" text,
	"invoice_no" text,
	"refund_amount" integer DEFAULT 0 NOT NULL,
	"refund_points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "claim_money" CHECK ("claim"."refund_amount" >= 0 and "claim"."refund_points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_address" (
	"order_cd" text PRIMARY KEY NOT NULL,
	"country_cd" text DEFAULT 'KR' NOT NULL,
	"recipient" text NOT NULL,
	"mobile" text NOT NULL,
	"postal_code" text NOT NULL,
	"region" text NOT NULL,
	"detail" text NOT NULL,
	"state" text,
	"city" text,
	"memo" text DEFAULT '' NOT NULL,
	"customs_code" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_cd" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_cd" text NOT NULL,
	"line_no" integer NOT NULL,
	"product_cd" text NOT NULL,
	"option_cd" text DEFAULT '' NOT NULL,
	"brand_cd" text NOT NULL,
	"brand_nm" jsonb NOT NULL,
	"product_nm" jsonb NOT NULL,
	"option_nm" jsonb,
	"img_main_url" text NOT NULL,
	"product_type" text NOT NULL,
	"cate_cds" text[] DEFAULT '{}' NOT NULL,
	"is_perfume" boolean DEFAULT false NOT NULL,
	"volume_ml" double precision,
	"is_free_shipping" boolean DEFAULT false NOT NULL,
	"is_first_purchase" boolean DEFAULT false NOT NULL,
	"quantity" integer NOT NULL,
	"normal_price" integer NOT NULL,
	"sale_price" integer NOT NULL,
	"coupon_cd" integer,
	"coupon_discount" integer DEFAULT 0 NOT NULL,
	"cart_item_cd" text,
	CONSTRAINT "order_line_order_cd_line_no_pk" PRIMARY KEY("order_cd","line_no"),
	CONSTRAINT "order_line_money" CHECK ("order_line"."quantity" > 0 and "order_line"."sale_price" >= 0 and "order_line"."normal_price" >= "order_line"."sale_price"),
	CONSTRAINT "order_line_coupon" CHECK ("order_line"."coupon_discount" between 0 and "order_line"."sale_price" * "order_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_cd" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text DEFAULT 'WAIT' NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	"list_goods" integer NOT NULL,
	"goods" integer NOT NULL,
	"coupon_discount" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"shipping" integer NOT NULL,
	"payment" integer NOT NULL,
	"earn_points" integer DEFAULT 0 NOT NULL,
	"customs_estimate" integer DEFAULT 0 NOT NULL,
	"rate_main" double precision NOT NULL,
	"rate_sub" double precision NOT NULL,
	"is_stock_held" boolean DEFAULT false NOT NULL,
	"reserved_until" timestamp with time zone,
	"are_rewards_held" boolean DEFAULT false NOT NULL,
	"pay_method" text,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "orders_parts" CHECK (least("orders"."goods", "orders"."coupon_discount", "orders"."points", "orders"."shipping", "orders"."payment", "orders"."earn_points", "orders"."customs_estimate") >= 0),
	CONSTRAINT "orders_sum" CHECK ("orders"."payment" = "orders"."goods" - "orders"."coupon_discount" + "orders"."shipping" - "orders"."points"),
	CONSTRAINT "orders_list" CHECK ("orders"."list_goods" >= "orders"."goods")
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"shipment_cd" text PRIMARY KEY NOT NULL,
	"order_cd" text NOT NULL,
	"carrier" text NOT NULL,
	"invoice_no" text NOT NULL,
	"line_nos" integer[] NOT NULL,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_no" text NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"payment_no" text PRIMARY KEY NOT NULL,
	"order_cd" text NOT NULL,
	"provider" text NOT NULL,
	"payment_key" text,
	"redirect_url" text,
	"status" text DEFAULT 'READY' NOT NULL,
	"amount" integer NOT NULL,
	"cancelled_amount" integer DEFAULT 0 NOT NULL,
	"pay_method" text NOT NULL,
	"owes_cancel" boolean DEFAULT false NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_money" CHECK ("payment"."amount" >= 0 and "payment"."cancelled_amount" between 0 and "payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "raffle_entry" (
	"raffle_product_cd" text NOT NULL,
	"mem_cd" text NOT NULL,
	"entries" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"result" text,
	"checked_at" timestamp with time zone,
	CONSTRAINT "raffle_entry_raffle_product_cd_mem_cd_pk" PRIMARY KEY("raffle_product_cd","mem_cd")
);
--> statement-breakpoint
CREATE TABLE "raffle" (
	"raffle_product_cd" text PRIMARY KEY NOT NULL,
	"product_cd" text NOT NULL,
	"option_cd" text,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"winners_count" integer NOT NULL,
	"ticket_cost" integer NOT NULL,
	"max_entries_per_member" integer NOT NULL,
	"shipping_fee_won" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"drawn_at" timestamp with time zone,
	CONSTRAINT "raffle_times_check" CHECK ("raffle"."start_at" < "raffle"."end_at")
);
--> statement-breakpoint
CREATE TABLE "ticket_ledger" (
	"ticket_seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_ledger_ticket_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mem_cd" text NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"grant_key" text,
	"raffle_product_cd" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_wallet" (
	"mem_cd" text NOT NULL,
	"day" date NOT NULL,
	"granted" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ticket_wallet_mem_cd_day_pk" PRIMARY KEY("mem_cd","day"),
	CONSTRAINT "ticket_wallet_check" CHECK ("ticket_wallet"."used" >= 0 and "ticket_wallet"."used" <= "ticket_wallet"."granted")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"login_id" text PRIMARY KEY NOT NULL,
	"wrong_count" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "review" (
	"ugc_cd" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"product_cd" text NOT NULL,
	"option_cd" text,
	"order_cd" text,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"locale" text NOT NULL,
	"skin_type" text,
	"age_band" text,
	"like_cnt" integer DEFAULT 0 NOT NULL,
	"comment_cnt" integer DEFAULT 0 NOT NULL,
	"media_cnt" integer DEFAULT 0 NOT NULL,
	"is_best" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "review_rating_check" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "feed" (
	"ugc_cd" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"product_cds" text[] NOT NULL,
	"like_cnt" integer DEFAULT 0 NOT NULL,
	"comment_cnt" integer DEFAULT 0 NOT NULL,
	"is_best" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "talk_answer" (
	"answer_cd" text PRIMARY KEY NOT NULL,
	"ugc_cd" text NOT NULL,
	"mem_cd" text NOT NULL,
	"text" text NOT NULL,
	"is_adopted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talk" (
	"ugc_cd" text PRIMARY KEY NOT NULL,
	"talk_type" text NOT NULL,
	"mem_cd" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"product_cds" text[] NOT NULL,
	"like_cnt" integer DEFAULT 0 NOT NULL,
	"is_best" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "talk_vote_option" (
	"ugc_cd" text NOT NULL,
	"product_cd" text NOT NULL,
	"seq" integer NOT NULL,
	"vote_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "talk_vote_option_ugc_cd_product_cd_pk" PRIMARY KEY("ugc_cd","product_cd")
);
--> statement-breakpoint
CREATE TABLE "talk_vote" (
	"ugc_cd" text NOT NULL,
	"mem_cd" text NOT NULL,
	"product_cd" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talk_vote_ugc_cd_mem_cd_pk" PRIMARY KEY("ugc_cd","mem_cd")
);
--> statement-breakpoint
CREATE TABLE "ugc_comment" (
	"comment_cd" text PRIMARY KEY NOT NULL,
	"ugc_cd" text NOT NULL,
	"mem_cd" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ugc_like" (
	"mem_cd" text NOT NULL,
	"ugc_cd" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ugc_like_mem_cd_ugc_cd_pk" PRIMARY KEY("mem_cd","ugc_cd")
);
--> statement-breakpoint
CREATE TABLE "ugc_media" (
	"ugc_cd" text NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "ugc_media_ugc_cd_seq_pk" PRIMARY KEY("ugc_cd","seq")
);
--> statement-breakpoint
CREATE TABLE "ugc_report" (
	"mem_cd" text NOT NULL,
	"ugc_cd" text NOT NULL,
	"reason" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ugc_report_mem_cd_ugc_cd_pk" PRIMARY KEY("mem_cd","ugc_cd")
);
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_cate_cd_category_cate_cd_fk" FOREIGN KEY ("parent_cate_cd") REFERENCES "public"."category"("cate_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_cate_cd_category_cate_cd_fk" FOREIGN KEY ("cate_cd") REFERENCES "public"."category"("cate_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_cd_brand_brand_cd_fk" FOREIGN KEY ("brand_cd") REFERENCES "public"."brand"("brand_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_cate_cd_category_cate_cd_fk" FOREIGN KEY ("cate_cd") REFERENCES "public"."category"("cate_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_qna" ADD CONSTRAINT "product_qna_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_request" ADD CONSTRAINT "restock_request_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_target" ADD CONSTRAINT "coupon_target_coupon_cd_coupon_coupon_cd_fk" FOREIGN KEY ("coupon_cd") REFERENCES "public"."coupon"("coupon_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_coupon_cd_coupon_coupon_cd_fk" FOREIGN KEY ("coupon_cd") REFERENCES "public"."coupon"("coupon_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_display_item" ADD CONSTRAINT "coupon_display_item_layout_cd_layout_layout_cd_fk" FOREIGN KEY ("layout_cd") REFERENCES "public"."layout"("layout_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "display_item" ADD CONSTRAINT "display_item_layout_cd_layout_layout_cd_fk" FOREIGN KEY ("layout_cd") REFERENCES "public"."layout"("layout_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "display_item" ADD CONSTRAINT "display_item_virtual_category_cd_virtual_category_virtual_category_cd_fk" FOREIGN KEY ("virtual_category_cd") REFERENCES "public"."virtual_category"("virtual_category_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "display" ADD CONSTRAINT "display_layout_cd_layout_layout_cd_fk" FOREIGN KEY ("layout_cd") REFERENCES "public"."layout"("layout_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "virtual_category_product" ADD CONSTRAINT "virtual_category_product_virtual_category_cd_virtual_category_virtual_category_cd_fk" FOREIGN KEY ("virtual_category_cd") REFERENCES "public"."virtual_category"("virtual_category_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_doc_cd_terms_doc_cd_fk" FOREIGN KEY ("doc_cd") REFERENCES "public"."terms"("doc_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_category_faq_category_category_fk" FOREIGN KEY ("category") REFERENCES "public"."faq_category"("category") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_code" ADD CONSTRAINT "email_code_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fcm_token" ADD CONSTRAINT "fcm_token_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_target_mem_cd_member_mem_cd_fk" FOREIGN KEY ("target_mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name" ADD CONSTRAINT "real_name_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_ref_mem_cd_member_mem_cd_fk" FOREIGN KEY ("ref_mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sns_link" ADD CONSTRAINT "sns_link_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mark" ADD CONSTRAINT "notification_mark_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mark" ADD CONSTRAINT "notification_mark_seq_notification_seq_fk" FOREIGN KEY ("seq") REFERENCES "public"."notification"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_claim_cd_claim_claim_cd_fk" FOREIGN KEY ("claim_cd") REFERENCES "public"."claim"("claim_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_order_cd_line_no_order_line_order_cd_line_no_fk" FOREIGN KEY ("order_cd","line_no") REFERENCES "public"."order_line"("order_cd","line_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_claim_cd_claim_claim_cd_fk" FOREIGN KEY ("claim_cd") REFERENCES "public"."claim"("claim_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_order_cd_orders_order_cd_fk" FOREIGN KEY ("order_cd") REFERENCES "public"."orders"("order_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_address" ADD CONSTRAINT "order_address_order_cd_orders_order_cd_fk" FOREIGN KEY ("order_cd") REFERENCES "public"."orders"("order_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_cd_orders_order_cd_fk" FOREIGN KEY ("order_cd") REFERENCES "public"."orders"("order_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_cd_orders_order_cd_fk" FOREIGN KEY ("order_cd") REFERENCES "public"."orders"("order_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_cd_orders_order_cd_fk" FOREIGN KEY ("order_cd") REFERENCES "public"."orders"("order_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_no_payment_payment_no_fk" FOREIGN KEY ("payment_no") REFERENCES "public"."payment"("payment_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_cd_orders_order_cd_fk" FOREIGN KEY ("order_cd") REFERENCES "public"."orders"("order_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_entry" ADD CONSTRAINT "raffle_entry_raffle_product_cd_raffle_raffle_product_cd_fk" FOREIGN KEY ("raffle_product_cd") REFERENCES "public"."raffle"("raffle_product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle" ADD CONSTRAINT "raffle_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_answer" ADD CONSTRAINT "talk_answer_ugc_cd_talk_ugc_cd_fk" FOREIGN KEY ("ugc_cd") REFERENCES "public"."talk"("ugc_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_vote_option" ADD CONSTRAINT "talk_vote_option_ugc_cd_talk_ugc_cd_fk" FOREIGN KEY ("ugc_cd") REFERENCES "public"."talk"("ugc_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_vote" ADD CONSTRAINT "talk_vote_ugc_cd_talk_ugc_cd_fk" FOREIGN KEY ("ugc_cd") REFERENCES "public"."talk"("ugc_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "category_parent_idx" ON "category" USING btree ("parent_cate_cd","sort");--> statement-breakpoint
CREATE INDEX "product_category_product_idx" ON "product_category" USING btree ("product_cd");--> statement-breakpoint
CREATE UNIQUE INDEX "product_option_sort_idx" ON "product_option" USING btree ("product_cd","sort");--> statement-breakpoint
CREATE INDEX "product_popular_idx" ON "product" USING btree ("popularity","product_cd");--> statement-breakpoint
CREATE INDEX "product_newest_idx" ON "product" USING btree ("launch_date","product_cd");--> statement-breakpoint
CREATE INDEX "product_discount_idx" ON "product" USING btree ("discount_rate","product_cd");--> statement-breakpoint
CREATE INDEX "product_price_idx" ON "product" USING btree ("sale_price","product_cd");--> statement-breakpoint
CREATE INDEX "product_reviewed_idx" ON "product" USING btree ("review_count","product_cd");--> statement-breakpoint
CREATE INDEX "product_brand_idx" ON "product" USING btree ("brand_cd","popularity");--> statement-breakpoint
CREATE INDEX "product_category_idx" ON "product" USING btree ("cate_cd","popularity");--> statement-breakpoint
CREATE INDEX "product_bigrams_idx" ON "product" USING gin ("search_bigrams");--> statement-breakpoint
CREATE INDEX "product_trigrams_idx" ON "product" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_changed_idx" ON "stock" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "product_qna_product_idx" ON "product_qna" USING btree ("product_cd","asked_at");--> statement-breakpoint
CREATE INDEX "product_qna_member_idx" ON "product_qna" USING btree ("mem_cd","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "restock_request_open_idx" ON "restock_request" USING btree ("mem_cd","product_cd","option_cd") WHERE "restock_request"."released_at" is null and "restock_request"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "restock_request_product_idx" ON "restock_request" USING btree ("product_cd","option_cd") WHERE "restock_request"."released_at" is null and "restock_request"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "wishlist_newest_idx" ON "wishlist" USING btree ("mem_cd","liked_at");--> statement-breakpoint
CREATE INDEX "access_log_at" ON "access_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "menu_place" ON "menu" USING btree ("place","idx");--> statement-breakpoint
CREATE INDEX "coupon_kind_idx" ON "coupon" USING btree ("issue_kind","valid_to");--> statement-breakpoint
CREATE INDEX "coupon_target_code_idx" ON "coupon_target" USING btree ("kind","code");--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupon_issue_idx" ON "member_coupon" USING btree ("coupon_cd","mem_cd","issue_no");--> statement-breakpoint
CREATE INDEX "member_coupon_usable_idx" ON "member_coupon" USING btree ("mem_cd","usable_until") WHERE "member_coupon"."used_at" is null;--> statement-breakpoint
CREATE INDEX "member_coupon_member_idx" ON "member_coupon" USING btree ("mem_cd","received_at");--> statement-breakpoint
CREATE INDEX "member_coupon_order_idx" ON "member_coupon" USING btree ("order_cd") WHERE "member_coupon"."order_cd" is not null;--> statement-breakpoint
CREATE INDEX "virtual_category_product_idx" ON "virtual_category_product" USING btree ("product_cd");--> statement-breakpoint
CREATE INDEX "inquiry_member" ON "inquiry" USING btree ("mem_cd","created_at");--> statement-breakpoint
CREATE INDEX "notice_tab" ON "notice" USING btree ("tab","is_pinned","published_at");--> statement-breakpoint
CREATE INDEX "address_member" ON "address" USING btree ("mem_cd");--> statement-breakpoint
CREATE UNIQUE INDEX "address_default" ON "address" USING btree ("mem_cd") WHERE is_default;--> statement-breakpoint
CREATE INDEX "fcm_token_member" ON "fcm_token" USING btree ("mem_cd");--> statement-breakpoint
CREATE INDEX "follow_target" ON "follow" USING btree ("target_mem_cd");--> statement-breakpoint
CREATE UNIQUE INDEX "member_login_id" ON "member" USING btree (lower("login_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_alt_login_id" ON "member" USING btree (lower("alt_login_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "member_phone" ON "member" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "referral_referrer" ON "referral" USING btree ("ref_mem_cd");--> statement-breakpoint
CREATE UNIQUE INDEX "sns_link_member" ON "sns_link" USING btree ("mem_cd","provider");--> statement-breakpoint
CREATE INDEX "verification_target" ON "verification" USING btree ("target","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_identity" ON "withdrawal" USING btree ("identity_hash");--> statement-breakpoint
CREATE INDEX "notification_member" ON "notification" USING btree ("mem_cd","seq");--> statement-breakpoint
CREATE INDEX "notification_all" ON "notification" USING btree ("seq") WHERE mem_cd is null;--> statement-breakpoint
CREATE INDEX "point_ledger_member" ON "point_ledger" USING btree ("mem_cd","created_at","id");--> statement-breakpoint
CREATE INDEX "point_ledger_open" ON "point_ledger" USING btree ("mem_cd","expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "point_ledger_key" ON "point_ledger" USING btree ("mem_cd","key");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_goods" ON "cart_item" USING btree ("mem_cd","product_cd","option_cd");--> statement-breakpoint
CREATE INDEX "cart_item_member" ON "cart_item" USING btree ("mem_cd","created_at");--> statement-breakpoint
CREATE INDEX "claim_order" ON "claim" USING btree ("order_cd");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_open" ON "claim" USING btree ("order_cd") WHERE state = 'RECEIVED';--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_cd","at","seq");--> statement-breakpoint
CREATE INDEX "order_line_product" ON "order_line" USING btree ("product_cd");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("mem_cd","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("mem_cd","ordered_at","order_cd");--> statement-breakpoint
CREATE INDEX "orders_member_state" ON "orders" USING btree ("mem_cd","state");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","ordered_at");--> statement-breakpoint
CREATE INDEX "orders_hold" ON "orders" USING btree ("reserved_until") WHERE state = 'WAIT' and is_stock_held;--> statement-breakpoint
CREATE INDEX "orders_confirmed" ON "orders" USING btree ("mem_cd","confirmed_at") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" USING btree ("order_cd");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_invoice" ON "shipment" USING btree ("carrier","invoice_no");--> statement-breakpoint
CREATE INDEX "payment_event_payment" ON "payment_event" USING btree ("payment_no","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_key" ON "payment" USING btree ("provider","payment_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live" ON "payment" USING btree ("order_cd") WHERE status in ('READY', 'PENDING');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_paid" ON "payment" USING btree ("order_cd") WHERE status = 'PAID';--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_cd","created_at");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("status","created_at") WHERE status in ('READY', 'PENDING');--> statement-breakpoint
CREATE INDEX "payment_owed" ON "payment" USING btree ("created_at") WHERE owes_cancel;--> statement-breakpoint
CREATE INDEX "raffle_entry_member_idx" ON "raffle_entry" USING btree ("mem_cd");--> statement-breakpoint
CREATE INDEX "raffle_entry_winner_idx" ON "raffle_entry" USING btree ("raffle_product_cd") WHERE "raffle_entry"."result" = 'WON';--> statement-breakpoint
CREATE INDEX "raffle_end_idx" ON "raffle" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "raffle_undrawn_idx" ON "raffle" USING btree ("end_at") WHERE "raffle"."drawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_ledger_grant_idx" ON "ticket_ledger" USING btree ("mem_cd","day","grant_key");--> statement-breakpoint
CREATE INDEX "ticket_ledger_member_idx" ON "ticket_ledger" USING btree ("mem_cd","at");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("mem_cd");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_once_idx" ON "review" USING btree ("mem_cd","product_cd");--> statement-breakpoint
CREATE INDEX "review_helpful_idx" ON "review" USING btree ("product_cd","like_cnt","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_newest_idx" ON "review" USING btree ("product_cd","created_at","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_lowest_idx" ON "review" USING btree ("product_cd","rating","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_best_idx" ON "review" USING btree ("is_best","like_cnt","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_stream_idx" ON "review" USING btree ("created_at","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "feed_stream_idx" ON "feed" USING btree ("created_at","ugc_cd");--> statement-breakpoint
CREATE INDEX "feed_best_idx" ON "feed" USING btree ("is_best","like_cnt","ugc_cd");--> statement-breakpoint
CREATE INDEX "feed_member_idx" ON "feed" USING btree ("mem_cd","created_at");--> statement-breakpoint
CREATE INDEX "talk_answer_idx" ON "talk_answer" USING btree ("ugc_cd","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "talk_answer_adopted_idx" ON "talk_answer" USING btree ("ugc_cd") WHERE "talk_answer"."is_adopted";--> statement-breakpoint
CREATE INDEX "talk_stream_idx" ON "talk" USING btree ("created_at","ugc_cd");--> statement-breakpoint
CREATE INDEX "talk_best_idx" ON "talk" USING btree ("is_best","like_cnt","ugc_cd");--> statement-breakpoint
CREATE INDEX "talk_member_idx" ON "talk" USING btree ("mem_cd","created_at");--> statement-breakpoint
CREATE INDEX "ugc_comment_idx" ON "ugc_comment" USING btree ("ugc_cd","created_at");--> statement-breakpoint
CREATE INDEX "ugc_report_idx" ON "ugc_report" USING btree ("ugc_cd");
--> statement-breakpoint
create or replace function stamp_stock() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;
--> statement-breakpoint
create trigger stock_stamp before insert or update on stock for each row execute function stamp_stock();
