import { useEffect, useRef, useState } from 'react';
import { FILES_AT_ONCE } from '@hyangro/contracts/constants';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@hyangro/contracts/order/claim.rules';
import { fieldErrorsOf, useServices } from '@hyangro/runtime';

/** A photo that the server has. */
export interface KeptPhoto {
  photoKey: string;
  url: string;
}

interface Uploading {
  id: string;
  /** Address of the file on this device. */
  preview: string;
}

/** What is wrong with the photos: a code, and the values of its text. */
export interface PhotoProblem {
  code: string;
  values?: { max: number };
}

export interface PhotoUploads {
  /** The call that keeps a photo. */
  send(file: File): Promise<KeptPhoto>;
  /** What a refusal of that call says of the photos; null for any other. */
  problemOf(error: unknown): PhotoProblem | null;
  /** Most photos of one form. */
  max: number;
}

/** Sends photos as they are chosen, two at once; each is kept by the server before the form is sent. */
export function usePhotoUploads({ send, problemOf, max }: PhotoUploads, keptCount: number, onKept: (photo: KeptPhoto) => void) {
  const { reportError } = useServices();
  const [uploading, setUploading] = useState<readonly Uploading[]>([]);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const held = previews.current;
    return () => held.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const lanes = useRef(Array.from({ length: FILES_AT_ONCE }, () => Promise.resolve()));
  const sendInTurn = (file: File) => {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    setUploading((now) => [...now, { id: preview, preview }]);
    const [next = Promise.resolve(), ...others] = lanes.current;
    lanes.current = [...others, next.then(() => keep(file, preview))];
  };
  const keep = async (file: File, preview: string) => {
    try {
      onKept(await send(file));
    } catch (error) {
      const { photo } = fieldErrorsOf(error);
      const said = photo ? { code: photo } : problemOf(error);
      if (said) setProblem(said);
      else await reportError(error);
    } finally {
      setUploading((now) => now.filter(({ id }) => id !== preview));
      previews.current.delete(preview);
      URL.revokeObjectURL(preview);
    }
  };

  return {
    uploading,
    problem,
    add(files: readonly File[]) {
      const isPhoto = ({ type, size }: File) => PHOTO_TYPES.some((each) => each === type) && size <= PHOTO_MAX_BYTES;
      const room = max - keptCount - uploading.length;
      const photos = files.filter(isPhoto);
      const code = photos.length < files.length ? 'claim.v0007' : photos.length > room ? 'claim.v0008' : null;
      setProblem(code && { code });
      for (const file of photos.slice(0, Math.max(0, room))) sendInTurn(file);
    },
  };
}
