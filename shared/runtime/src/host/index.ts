export { NO_APP, VISITOR, createBaseServices, type BaseServices, type Ports } from './base-services';
export { quietActions } from './quiet-actions';
