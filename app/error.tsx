'use client';

export { ErrorScreen as default } from '@/components/page/error-screen';
