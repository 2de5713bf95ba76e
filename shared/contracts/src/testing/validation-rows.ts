import type { RouteName } from '../routes/table';

/**
 * The rules of validation (§5), each of which is tried twice, in a form and at the server (V-SRV1). A rule whose form belongs to a
 * screen that is still to come names its route: it is owed from the day that the screen is there.
 */
export const VALIDATION_ROWS: Readonly<Record<string, RouteName | 'stands'>> = {
  'V-PW1': 'stands',
  'V-PW2': 'stands',
  'V-EM1': 'stands',
  'V-EM2': 'stands',
  'V-ID1': 'stands',
  'V-ID2': 'stands',
  'V-BD1': 'stands',
  'V-BD2': 'stands',
  'V-PH1': 'stands',
  'V-PH2': 'stands',
  'V-CN1': 'stands',
  'V-NK1': 'stands',
  'V-GD1': 'stands',
  'V-REV1': 'stands',
  'V-REV2': 'Reviews',
  'V-REV3': 'Reviews',
  'V-CLM1': 'stands',
  'V-CLM2': 'stands',
  'V-CLM3': 'stands',
  'V-MED1': 'stands',
  'V-MED2': 'stands',
  'V-MED3': 'stands',
  'V-FD1': 'stands',
  'V-FD2': 'stands',
  'V-VT1': 'stands',
  'V-PTS1': 'stands',
  'V-PTS2': 'stands',
  'V-FP1': 'stands',
  'V-CORP1': 'stands',
  'V-CORP2': 'stands',
  'V-CN2': 'stands',
  'V-REF1': 'stands',
  'V-REF2': 'stands',
  'V-REQ1': 'stands',
  'V-REQ2': 'stands',
  'V-REQ3': 'stands',
};
