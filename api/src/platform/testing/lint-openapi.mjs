/** Prints as JSON what Redocly's recommended rules find in the OpenAPI document on stdin. A process of its own: Jest cannot load the linter, which is an ES module. */
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const problems = await lintFromString({
  source: await text(process.stdin),
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended'] }),
});
console.log(
  JSON.stringify(problems.map(({ severity, ruleId, message, location }) => `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`)),
);
