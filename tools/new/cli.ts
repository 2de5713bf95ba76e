import { main } from './main';

process.exit(await main(process.argv.slice(2)));
