import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the question that the hash names and shows it from its first line on. */
export function useOpenTarget(): void {
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    const question = document.getElementById(hash)?.closest('details');
    if (question == null) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash]);
}
