import styled from '@emotion/styled';
import { Button, wrapped } from '@hyangro/ui/button';

/** A button with a sum on it, which is never cut. */
export const SumButton = styled(Button)(wrapped);
