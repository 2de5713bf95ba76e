/**
 * For Jest's `setupFilesAfterEnv`: what a test has drawn leaves the page behind it, whichever of the files of its run first imports
 * the library that does it.
 */
import '@testing-library/react';
