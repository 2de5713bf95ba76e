/**
 * In the place of the logger of @module-federation/sdk (0.4 kB of each remoteEntry): the plugin brings it along, and nothing of a
 * container logs by it.
 */
export const logger = console;
export const infrastructureLogger = console;
export const createLogger = () => console;
export const createInfrastructureLogger = () => console;
export const bindLoggerToCompiler = () => undefined;
