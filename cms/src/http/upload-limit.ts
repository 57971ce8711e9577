/** The largest file that editors may send, in bytes. */
export const MAX_UPLOAD = 10 * 1024 * 1024;
