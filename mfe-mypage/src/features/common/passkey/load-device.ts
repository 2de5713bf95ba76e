/** What speaks to the device comes with the press that needs it: it is in no first load. */
export const loadDevice = () => import(/* webpackChunkName: "passkey-device" */ './ask-device');
