import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../shared/contracts/src/routes/table';
import { billOfMaterials } from './bill-of-materials';

jest.setTimeout(90_000);
const ROOT = path.resolve(__dirname, '../..');
const packageOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { group: string; name: string; version: string } };
  components: { group?: string; name: string; version: string; purl: string }[];
}

test.each([...REMOTES])(
  'the bill of materials of %s lists every package it is made of in the installed version, and no tool',
  async (remote) => {
    const folder = `mfe-${remote}`;
    const bill = JSON.parse(await billOfMaterials(remote)) as Bill;
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', folder]);
    const listed = bill.components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
    const { dependencies, devDependencies } = packageOf(folder);
    const shared = ['contracts', 'runtime', 'ui'].map((name) => `shared/${name}`);
    for (const from of [folder, ...shared])
      for (const name of Object.keys(packageOf(from).dependencies))
        expect(listed).toContain(`${name}@${packageOf(`${from}/node_modules/${name}`).version}`);
    for (const tool of Object.keys(devDependencies))
      expect(tool in dependencies || !listed.some((each) => each.startsWith(`${tool}@`))).toBe(true);
    for (const { purl, version } of bill.components) expect(purl).toContain(`@${version}`);
  },
);
