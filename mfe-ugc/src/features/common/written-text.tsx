import { Link } from 'react-router-dom';
import { linkParts } from './link-parts';

/** Page of the shell that names the host of an address, and lets the reader go or stay (R-OTH-11). */
const leavingTo = (address: string): string => `/leave/${address}`;

/** What a member wrote, as text: never markup. A web address in it leads to the leaving page; the shop does not vouch for it. */
export const WrittenText = ({ text }: { text: string }) =>
  linkParts(text).map(({ text: words, address }, at) =>
    address === undefined ? (
      words
    ) : (
      <Link key={at} to={leavingTo(address)} target="_blank" rel="noopener nofollow ugc" style={{ textDecoration: 'underline' }}>
        {words}
      </Link>
    ),
  );
