/** Display type (§2) whose goods belong to a group of members: its layout carries `aiMemberGroupProducts`. */
export const MEMBER_GROUP_DISPLAY = 19;
