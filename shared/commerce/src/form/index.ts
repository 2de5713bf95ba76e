export { useKeptInput } from './use-kept-input';
export { useSendForm } from './use-send-form';
