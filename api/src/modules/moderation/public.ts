/** What the command line may use of moderation. */
export { addBannedWord, removeBannedWord } from './banned-word.service';
export { ban, blind, listQueue, restore, showCase } from './decide.service';
