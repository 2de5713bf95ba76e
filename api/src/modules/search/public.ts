/** What other modules and the command line may use of the search. */
export { correct, knownWords, type WordIndex } from './correct';
export { wholeKey } from './lexemes';
export { partsOf, phraseWords, type Part } from './phrase';
export { goodsOfPhrase } from './goods.service';
export { refreshSearch } from './refresh';
export { seedSearch, synonymsFile } from './search.seed';
export { joinSynonyms, listSynonyms, removeSynonym, synonymsOf } from './synonym.repository';
