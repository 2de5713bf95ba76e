/** What was asked for cannot be done, in words for whoever typed it. */
export class WrongInput extends Error {}
