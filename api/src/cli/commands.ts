import type { Commands } from './command';
import { brandCommands } from './brand.commands';
import { claimCommands } from './claim.commands';
import { categoryCommands } from './category.commands';
import { databaseCommands } from './database.commands';
import { noticeCommands } from './notice.commands';
import { layoutCommands } from './layout.commands';
import { operatorCommands } from './operator.commands';
import { orderCommands } from './order.commands';
import { qnaCommands } from './qna.commands';
import { productCommands } from './product.commands';
import { recommendationCommands } from './recommendation.commands';
import { searchCommands } from './search.commands';
import { synonymCommands } from './synonym.commands';

/** What `pnpm shop` can do: one file per group. */
export const commands: Commands = {
  ...databaseCommands,
  ...qnaCommands,
  ...noticeCommands,
  ...orderCommands,
  ...operatorCommands,
  ...productCommands,
  ...brandCommands,
  ...categoryCommands,
  ...claimCommands,
  ...layoutCommands,
  ...recommendationCommands,
  ...searchCommands,
  ...synonymCommands,
};
