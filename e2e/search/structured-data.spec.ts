import { Validator } from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { z } from 'zod';
import { expect, routes, test } from '../site';
