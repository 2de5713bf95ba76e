import { useEffect, useRef, useState } from 'react';
import { CLAIM_PHOTOS_MAX, PHOTO_MAX_BYTES, PHOTO_TYPES } from '@hyangro/contracts/order/claim.rules';
import { fieldErrorsOf, useServices } from '@hyangro/runtime';
import type { KeptPhoto } from './claim-draft';

interface Uploading {
  id: string;
  /** Address of the file on this device. */
  preview: string;
}

/** Sends photos as they are chosen, several at once; each is kept by the server before the claim is sent. */
export function usePhotoUploads(keptCount: number, onKept: (photo: KeptPhoto) => void) {
  const { api, reportError } = useServices();
  const [uploading, setUploading] = useState<readonly Uploading[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const held = previews.current;
    return () => held.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const send = async (file: File) => {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    setUploading((now) => [...now, { id: preview, preview }]);
    try {
      onKept(await api('POST /claims/photos', { body: file }));
    } catch (error) {
      const { photo } = fieldErrorsOf(error);
      if (photo) setProblem(photo);
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
      const room = CLAIM_PHOTOS_MAX - keptCount - uploading.length;
      const photos = files.filter(isPhoto);
      setProblem(photos.length < files.length ? 'claim.v0007' : photos.length > room ? 'claim.v0008' : null);
      for (const file of photos.slice(0, Math.max(0, room))) void send(file);
    },
  };
}
