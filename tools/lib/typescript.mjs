import { register } from 'tsx/esm/api';

/** From here on this process imports TypeScript as it is. Packages must be installed. */
register();
