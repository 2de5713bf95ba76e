/** What other modules and the command line may use of the search. */
export { goodsOfPhrase } from './goods.service';
export { refreshSearch } from './refresh';
export { seedSearch, synonymsFile } from './search.seed';
export { joinSynonyms, listSynonyms, removeSynonym } from './synonym.repository';
