const JPEG = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = [...Buffer.from('IEND'), 0xae, 0x42, 0x60, 0x82];
/** Cameras and editors write a little behind the end of a picture; a page or a program would be longer. */
const TAIL_BYTES = 64 * 1024;

/** What a file is by its content, whatever it is called: a whole JPEG or PNG picture, else null. */
export function pictureTypeOf(file: Buffer): 'jpg' | 'png' | null {
  if (startsWith(file, JPEG) && endsWith(file, JPEG_END)) return 'jpg';
  const isPng = startsWith(file, PNG) && file.toString('latin1', 12, 16) === 'IHDR' && endsWith(file, PNG_END);
  return isPng && file.readUInt32BE(16) > 0 && file.readUInt32BE(20) > 0 ? 'png' : null;
}

const startsWith = (file: Buffer, bytes: readonly number[]) => file.length > bytes.length && bytes.every((byte, at) => file[at] === byte);
const endsWith = (file: Buffer, bytes: readonly number[]) => {
  const at = file.lastIndexOf(Buffer.from(bytes));
  return at > 0 && file.length - at - bytes.length <= TAIL_BYTES;
};
