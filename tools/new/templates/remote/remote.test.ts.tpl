import remote from './remote';

test('{{name}} is one of the remotes and speaks each language of the shop', async () => {
  expect(remote.name).toBe('{{name}}');
  const [ko, en, cn] = await Promise.all([remote.messages.ko(), remote.messages.en(), remote.messages.cn()]);
  expect([Object.keys(en.default), Object.keys(cn.default)]).toEqual([Object.keys(ko.default), Object.keys(ko.default)]);
});
