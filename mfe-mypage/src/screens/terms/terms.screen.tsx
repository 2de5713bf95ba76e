import { TextPage } from '../../features/text-page/text-page';

export default function TermsScreen() {
  return <TextPage docCd="TERMS" route="Terms" />;
}
