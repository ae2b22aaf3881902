/** A busy machine takes longer to draw: what is waited for may take as long as a test. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
