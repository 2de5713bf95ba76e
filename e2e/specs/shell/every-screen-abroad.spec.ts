import { walkIn } from '../../flows/walk-in';

walkIn('en');
walkIn('cn');
