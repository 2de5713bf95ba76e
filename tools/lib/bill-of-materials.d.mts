export const BILL_FILE: string;
export function billOfMaterials(remote: string): Promise<string>;
