import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../shared/contracts/src/routes/table';
import { BILLED, billOfMaterials } from './bill-of-materials';

jest.setTimeout(90_000);
const ROOT = path.resolve(__dirname, '../..');
const packageOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
    devDependencies: Record<string, string>;
  };
interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { group: string; name: string; version: string } };
  components: { group?: string; name: string; version: string; purl: string }[];
}

test('each remote, the shell and the API have one', () => {
  expect([...BILLED].sort()).toEqual([...REMOTES.map((remote) => `mfe-${remote}`), 'api', 'shell'].sort());
});

/** The workspace's packages whose own packages come with them. */
const withThem = (folder: string) =>
  (folder === 'api' ? ['contracts', 'rules', 'server'] : [...(folder === 'shell' ? ['server'] : []), 'contracts', 'runtime', 'ui']).map(
    (name) => `shared/${name}`,
  );

test.each(BILLED)('the bill of materials of %s lists every package it is made of in the installed version, and no tool', async (folder) => {
  const bill = JSON.parse(await billOfMaterials(folder)) as Bill;
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', folder]);
  const listed = bill.components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
  const { dependencies = {}, devDependencies } = packageOf(folder);
  for (const from of [folder, ...withThem(folder)])
    for (const name of Object.keys(packageOf(from).dependencies ?? {}))
      expect(listed).toContain(`${name}@${packageOf(`${from}/node_modules/${name}`).version}`);
  for (const tool of Object.keys(devDependencies))
    expect(tool in dependencies || !listed.some((each) => each.startsWith(`${tool}@`))).toBe(true);
  for (const { purl, version } of bill.components) expect(purl).toContain(`@${version}`);
});
