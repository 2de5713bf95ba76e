/** When the samples were sent, by the server's clock. */
export const SENT_AT = 1_700_000_000_000;

/** What the server answers when a code for a new password went to a phone. */
export const codeSent = { verificationCd: 'VF1', sentTo: '010-****-0002', expiresInSeconds: 180, resendInSeconds: 30 };

/** The same as it goes from page to page; the pause before another code is over. */
export const recovery = {
  loginId: 'demo02',
  by: 'phone',
  contact: '01000000002',
  verificationCd: 'VF1',
  sentTo: '010-****-0002',
  expiresAt: SENT_AT + 180_000,
  resendAt: SENT_AT,
};

/** Where one wanted to go. */
export const TARGET = '?toName=Promotion&layoutCd=EV01';

/** What none of the pages takes for its own. */
export const STRANGE_STATES = [null, { ...recovery, by: 'pigeon' }, { ...recovery, expiresAt: 'soon' }, { provenCd: 1 }];
