import { auditCommands } from './audit.commands';
import type { Commands } from './command';
import { brandCommands } from './brand.commands';
import { claimCommands } from './claim.commands';
import { categoryCommands } from './category.commands';
import { couponCommands } from './coupon.commands';
import { databaseCommands } from './database.commands';
import { faqCommands } from './faq.commands';
import { flagCommands } from './flag.commands';
import { inquiryCommands } from './inquiry.commands';
import { memberCommands } from './member.commands';
import { noticeCommands } from './notice.commands';
import { notifyCommands } from './notify.commands';
import { layoutCommands } from './layout.commands';
import { operatorCommands } from './operator.commands';
import { orderCommands } from './order.commands';
import { qnaCommands } from './qna.commands';
import { productCommands } from './product.commands';
import { raffleCommands } from './raffle.commands';
import { realNameCommands } from './real-name.commands';
import { recommendationCommands } from './recommendation.commands';
import { searchCommands } from './search.commands';
import { synonymCommands } from './synonym.commands';
import { ugcCommands } from './ugc.commands';

/** What `pnpm shop` can do: one file per group. */
export const commands: Commands = {
  ...databaseCommands,
  ...qnaCommands,
  ...inquiryCommands,
  ...notifyCommands,
  ...memberCommands,
  ...noticeCommands,
  ...faqCommands,
  ...flagCommands,
  ...orderCommands,
  ...operatorCommands,
  ...auditCommands,
  ...productCommands,
  ...brandCommands,
  ...categoryCommands,
  ...couponCommands,
  ...claimCommands,
  ...layoutCommands,
  ...raffleCommands,
  ...realNameCommands,
  ...recommendationCommands,
  ...searchCommands,
  ...synonymCommands,
  ...ugcCommands,
};
