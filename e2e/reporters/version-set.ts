/** Names the set of versions that the journeys ran against (QA-05). */
export default class VersionSetReporter {
  onEnd() {
    console.log(`\nQA-05: the journeys ran against ${process.env.VERSION_SET ?? 'a shop that says no versions'}`);
  }
  printsToStdio() {
    return false;
  }
}
