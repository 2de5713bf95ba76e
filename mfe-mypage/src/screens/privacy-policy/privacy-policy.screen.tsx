import { TextPage } from '../../features/text-page/text-page';

export default function PrivacyPolicyScreen() {
  return <TextPage docCd="PRIVACY" route="PrivacyPolicy" />;
}
