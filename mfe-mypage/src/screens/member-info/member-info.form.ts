import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { contactForm, memberInfoForm } from '@hyangro/contracts/member/member-info.rules';
import { memberStore } from '@hyangro/runtime';
import type { ContactKind } from '@hyangro/contracts/session/recovery.rules';
import type { ContactValues } from '../../features/recovery/contact-fields';
import type { SentCode } from '../../features/recovery/recovery-state';

/** What the fields hold; a gender may be open. */
export interface PersonalValues {
  memNm: string;
  birthday: string;
  gender: string;
}
export type Personal = z.output<typeof memberInfoForm>;
export type NewContact = z.output<typeof contactForm>;

/** What is typed and not saved yet; null while it is as the server has it. */
export const personalDraft = memberStore<PersonalValues | null>(null);

/** A new mailbox or phone that is being typed, and the code that is on its way there. */
export interface ContactDraft {
  typed: string;
  sent: SentCode | null;
}
export const emailDraft = memberStore<ContactDraft | null>(null);
export const phoneDraft = memberStore<ContactDraft | null>(null);
export const contactDraft = (by: ContactKind) => (by === 'email' ? emailDraft : phoneDraft);

/** By the rules of the server. Messages are codes. */
export const usePersonalForm = (defaultValues: PersonalValues) =>
  useForm<PersonalValues, unknown, Personal>({
    resolver: zodResolver(memberInfoForm as z.ZodType<Personal, PersonalValues>),
    defaultValues,
    mode: 'onTouched',
  });
export const useContactForm = (by: ContactKind, typed: string) =>
  useForm<ContactValues, unknown, NewContact>({
    resolver: zodResolver(contactForm as z.ZodType<NewContact, ContactValues>),
    defaultValues: { by, phone: '', email: '', [by]: typed },
  });
