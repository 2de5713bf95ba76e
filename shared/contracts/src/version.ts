/** Version of everything in this package that crosses a border. It names the contract; what may run with what is decided by names (ADR 19). */
export const CONTRACT_VERSION = '1.1.0';
